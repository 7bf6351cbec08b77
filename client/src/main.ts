import { mount } from 'svelte';

import App from './App.svelte';
import { dress } from './house/appearance.svelte';
import { remember } from './house/me.svelte';
import { follow } from './house/router.svelte';
import { fetchPage } from './pages';
import './style/paper.css';

remember();
dress();
follow(fetchPage);

const target = document.getElementById('app');
if (target) mount(App, { target });
