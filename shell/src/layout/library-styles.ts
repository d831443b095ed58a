/**
 * Texts of the style elements that React Aria adds while a page is used: for what is pressed, and while something lies over the page on
 * iOS. The server lets them in by their hashes; a test compares them with the library's.
 */
export const libraryStyles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];
