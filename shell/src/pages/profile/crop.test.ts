import { cropEdge, movedBy, movedByKey, wholeCrop, zoomedTo, zoomMax } from './crop.ts';

const wide = { width: 400, height: 200 };

describe('the square of a picture', () => {
  it('is in its middle at first, as large as fits', () => {
    const crop = wholeCrop(wide);
    expect([crop.x, crop.y, cropEdge(wide, crop)]).toEqual([200, 100, 200]);
  });

  it('moves with the arrows, and never beyond the picture', () => {
    let crop = wholeCrop(wide);
    expect(movedByKey(wide, crop, 'ArrowRight')?.x).toBeGreaterThan(crop.x);
    expect(movedByKey(wide, crop, 'ArrowLeft')?.x).toBeLessThan(crop.x);
    for (let step = 0; step < 40; step++) crop = movedByKey(wide, crop, 'ArrowRight') ?? crop;
    expect([crop.x, crop.y]).toEqual([300, 100]);
    // There is nothing more above or below.
    expect(movedByKey(wide, crop, 'ArrowUp')).toEqual(crop);
    expect(movedBy(wide, crop, -9, 9)).toEqual({ x: 100, y: 100, zoom: 1 });
  });

  it('comes nearer and goes away within its limits', () => {
    const near = zoomedTo(wide, wholeCrop(wide), 99);
    expect([near.zoom, cropEdge(wide, near)]).toEqual([zoomMax, 50]);
    const corner = movedBy(wide, near, 9, 9);
    expect([corner.x, corner.y]).toEqual([375, 175]);
    // What does not fit any more moves back into the picture.
    expect(zoomedTo(wide, corner, 0)).toEqual({ x: 300, y: 100, zoom: 1 });
    expect(movedByKey(wide, wholeCrop(wide), '+')?.zoom).toBeCloseTo(1.2);
    expect(movedByKey(wide, wholeCrop(wide), '-')?.zoom).toBe(1);
  });

  it('leaves other keys alone', () => {
    expect(movedByKey(wide, wholeCrop(wide), 'Tab')).toBeNull();
  });
});
