import { mount } from 'svelte';
import '../look/base.css';
import { theme } from '../look/theme.svelte';
import { preferred, speak } from '../texts/index.svelte';
import Gallery from './Gallery.svelte';

// gallery.html?theme=light&lang=es#dice links to one state, for screenshots too.
const wish = new URLSearchParams(location.search);
const wished = wish.get('theme');
if (wished === 'light' || wished === 'dark') theme.choice = wished;

await speak(preferred([wish.get('lang') ?? '', ...navigator.languages]));
mount(Gallery, { target: document.body });
