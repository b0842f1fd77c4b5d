/**
 * What a phone does all evening without showing anything. It is loaded with the settings, which every phone fetches
 * after its first look, and stays.
 */
import { mount } from 'svelte';
import Behind from './Behind.svelte';

mount(Behind, { target: document.body });
