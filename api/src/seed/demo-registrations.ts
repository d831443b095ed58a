const withPlace = 'Ada Grace Hedy Margaret Radia Katherine Joan Annie Frances Sophie Karen Evelyn'.split(' ');
const waiting = ['Mary', 'Betty', 'Susan'];

/** The demo event whose places are given here: just as many as have one. */
export const demoPlacesEvent = { slug: 'accesibilidad-principio-a-fin-demo', capacity: withPlace.length };

export interface DemoRegistration {
  id: string;
  name: string;
  email: string;
  state: 'registered' | 'waiting';
  hoursAgo: number;
}

/** The registrations and the waiting list, in this order, named so that nobody takes them for real people. */
export const demoRegistrations: readonly DemoRegistration[] = [...withPlace, ...waiting].map((name, index, all) => ({
  // The first digits are the code for the door.
  id: `de01${String(index + 1).padStart(2, '0')}00-0000-4000-8000-000000000301`,
  name: `${name} de Demostración`,
  email: `${name.toLowerCase()}@demo.example`,
  state: index < withPlace.length ? 'registered' : 'waiting',
  hoursAgo: (all.length - index) * 5,
}));
