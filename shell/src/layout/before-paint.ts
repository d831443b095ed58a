/**
 * Runs in the document's head before the first paint; the server puts it inline with its hash. It sets on `<html>`:
 * the chosen theme (and in the head the colour of the browser's frame), `has-session` (the header keeps the avatar's place) and `cookies-answered` (no banner).
 * Storage may be forbidden: then nothing is set.
 */
export const beforePaintScript = `try{let e=document.documentElement,l=localStorage,s=sessionStorage,t=l.getItem("theme");if(t=="dark"||t=="light"){e.dataset.theme=t;for(let m of document.querySelectorAll("meta[name=theme-color]"))m.setAttribute("media",m.dataset.scheme==t?"all":"not all")}if(s.getItem("authToken")&&s.getItem("userId"))e.classList.add("has-session");if(l.getItem("cookiesAccepted")=="true"||l.getItem("cookiesRejected")=="true")e.classList.add("cookies-answered")}catch{}`;
