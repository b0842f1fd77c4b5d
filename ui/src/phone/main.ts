import { mount } from 'svelte';
import '../look/base.css';
import '../look/theme.svelte';
import { language } from '../texts/index.svelte';
import Title from './Title.svelte';

document.documentElement.lang = language.current;
mount(Title, { target: document.body });
