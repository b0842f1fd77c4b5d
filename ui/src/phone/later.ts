/** What accompanies every game on this phone, but isn't needed before its first look. */
import { mount } from 'svelte';
import Hand from './Hand.svelte';
import Nudge from './Nudge.svelte';

mount(Hand, { target: document.body });
mount(Nudge, { target: document.body });
