/**
 * Runs inline before everything else. The page's own tags load a remote's scripts before the main script asks for them.
 * Loaders that find a script's tag wait for it: one that has ended, well or badly, is taken away, so that they wait only
 * for one under way and ask again for one that failed.
 */
export const earlyScriptsScript = `{let ended=({target})=>target.async&&target.remove();document.addEventListener('load',ended,true);document.addEventListener('error',ended,true)}`;
