/**
 * The colours of the site (shared-ui/src/tokens.css), written out: mail programs know no variables. Those of the night
 * are in `nightStyle`, for programs that read styles of the head; the others draw the day, or turn it round themselves.
 */
export const theme = {
  page: '#fff9f2',
  sheet: '#ffffff',
  ink: '#1b1033',
  muted: '#5a4f73',
  link: '#4f2bd8',
  onViolet: '#ffffff',
  line: '#ddd3e4',
  petals: ['#ffc94a', '#ff6a48', '#5fe0b7'],
  font: "Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif",
} as const;

export const darkStyle =
  '@media (prefers-color-scheme:dark){' +
  '.page{background:#140b27!important}.sheet{background:#2a1b4a!important}' +
  '.ink{color:#f4efff!important}.muted{color:#bdb3d6!important}.link{color:#b9a5ff!important}' +
  '.button{background:#b9a5ff!important}.button a{color:#1b1033!important}.quote{border-color:#7a6ca0!important}}';
