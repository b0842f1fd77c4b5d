import { mount } from 'svelte';
import '../look/base.css';
import '../texts/phone';
import App from './App.svelte';
import { choices } from './choices.svelte';

void choices.begin().then(() => mount(App, { target: document.body }));
