import { mount } from 'svelte';
import '../look/base.css';
import '../look/theme.svelte';
import { preferred, speak } from '../texts/index.svelte';
import '../texts/phone';
import Title from './Title.svelte';

await speak(preferred());
mount(Title, { target: document.body });
