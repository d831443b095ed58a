/** Stop words as `wordsOf` gives them, besides single letters: they count only when nothing else was typed. */
export const stopWords: ReadonlySet<string> = new Set(
  `a al algo como con cual cuales cuando de del desde donde e el ella en entre es he has han hemos esta este esto ha hay la las le les lo
   los mas me mi mis muy ni no nos o os para pero por porque que quien se ser si sin sobre son su sus te tu tus u un una
   unas uno unos y ya hacer hacerme hacerse hago hace dar darme darse puedo puede quiero necesito saber
   uso usa usar the of in to an and`.split(/\s+/),
);
