import { mount } from 'svelte';
import '../look/base.css';
import '../look/display-face';
import { theme } from '../look/theme.svelte';
import { offer, preferred, speak } from '../texts/index.svelte';
import '../texts/table';
import { GALLERIES } from '../games/gallery';

// gallery.html?theme=light&lang=es#dice links to one state, for screenshots too; &game= opens that of another game.
const wish = new URLSearchParams(location.search);
const wished = wish.get('theme');
if (wished === 'light' || wished === 'dark') theme.choice = wished;

const { Gallery, texts } = GALLERIES[wish.get('game') ?? ''] ?? Object.values(GALLERIES)[0]!;
offer(texts);
await speak(preferred([wish.get('lang') ?? '', ...navigator.languages]));
mount(Gallery, { target: document.body });
