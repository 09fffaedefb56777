// What a board needs only where it can be used: it is fetched after the first picture.
export { default as Hands } from './Hands.svelte';
export { default as Marks } from './Marks.svelte';
