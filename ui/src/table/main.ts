/** The table screen in a browser: the link's fragment says that this is the table device, and proves it. */
import { mount } from 'svelte';
import '../look/base.css';
import '../look/theme.svelte';
import { preferred, speak } from '../texts/index.svelte';
import '../texts/table';
import { Device } from '../wire/device.svelte';
import { readLink } from '../wire/link';
import { socketTo } from '../wire/socket';
import App from './App.svelte';
import NoLink from './NoLink.svelte';

await speak(preferred());
const link = readLink(location.hash);
if (link?.role.as === 'table') {
  mount(App, { target: document.body, props: { device: new Device(socketTo(), link) } });
} else {
  mount(NoLink, { target: document.body });
}
