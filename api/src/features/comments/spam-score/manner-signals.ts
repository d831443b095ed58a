import { countInWords } from './count-in-words.ts';
import type { Signal } from './signal.ts';

/** Nobody reads, writes and sends within this. */
const noTimeMs = 2_000;
/** Faster than anybody types; who pastes is this fast too. */
const fastestPerSecond = 40;
/** Shorter texts repeat by themselves: "¡Gracias!" */
const tellingLength = 40;
/** Emoji that sell. */
const sellingEmoji = /[💰🤑💸💵💴💶🎰🎲🔞💋🍑🍆🔥🚀📈💎🎁✅👉👇⬇]/gu;

export const mannerSignals: readonly Signal[] = [
  function sentAtOnce({ facts }) {
    const { elapsedMs, content } = facts;
    if (elapsedMs === null) return null;
    if (elapsedMs < noTimeMs) return { code: 'too-fast', words: 'Enviado en menos de dos segundos', points: 30 };
    if (content.length < 120 || content.length / (elapsedMs / 1000) < fastestPerSecond) return null;
    return { code: 'pasted', words: 'Más rápido de lo que se teclea', points: 8 };
  },

  function sameText({ facts }) {
    const { sameTextLately, content } = facts;
    if (sameTextLately === 0) return null;
    const points = Math.min(70, 10 + sameTextLately * 20);
    return {
      code: 'same-text',
      words: countInWords(sameTextLately, 'Otro comentario igual hace poco', 'comentarios iguales hace poco'),
      points: content.length < tellingLength ? Math.min(10, Math.round(points / 5)) : points,
    };
  },

  function shouting({ prose }) {
    const upper = prose.match(/\p{Lu}/gu)?.length ?? 0;
    const letters = prose.match(/\p{L}/gu)?.length ?? 0;
    if (letters < 20 || upper < letters * 0.6) return null;
    return { code: 'shouting', words: 'Casi todo en mayúsculas', points: 8 };
  },

  function repeatedSigns({ prose }) {
    if (!/(\p{L})\1{7}|([!?¡¿.])\2{5}/u.test(prose)) return null;
    return { code: 'repeated-signs', words: 'Letras o signos repetidos', points: 5 };
  },

  function repeatedLines({ facts }) {
    const lines = facts.content
      .split(/\n/)
      .map((line) => line.trim())
      .filter((line) => line.length > 11);
    const again = lines.length - new Set(lines).size;
    if (again < 2) return null;
    return { code: 'repeated-lines', words: 'La misma frase una y otra vez', points: 20 };
  },

  function salesEmoji({ facts }) {
    const kinds = new Set(facts.content.match(sellingEmoji)).size;
    if (kinds < 2) return null;
    return { code: 'sales-emoji', words: 'Emojis de anuncio', points: kinds > 3 ? 20 : 10 };
  },
];
