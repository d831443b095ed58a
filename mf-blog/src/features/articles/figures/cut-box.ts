/** Outline of a box with its corners cut at 45 degrees, as SVG path data. All lengths in the drawing's units. */
export function cutBox(x: number, y: number, width: number, height: number, cut = Math.min(width, height) / 8): string {
  const right = x + width;
  const bottom = y + height;
  return `M${x + cut} ${y}H${right - cut}L${right} ${y + cut}V${bottom - cut}L${right - cut} ${bottom}H${x + cut}L${x} ${bottom - cut}V${y + cut}Z`;
}
