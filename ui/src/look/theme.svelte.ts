/** Dark or light: the player's choice, or the system's while there is none. It is stored elsewhere. */

export type ThemeChoice = 'system' | 'dark' | 'light';

const daylight = window.matchMedia('(prefers-color-scheme: light)');
let choice = $state<ThemeChoice>('system');

export const theme = {
  get choice(): ThemeChoice {
    return choice;
  },
  set choice(next: ThemeChoice) {
    choice = next;
    show();
  },
};

function show(): void {
  const light = choice === 'light' || (choice === 'system' && daylight.matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
}

daylight.addEventListener('change', show);
show();
