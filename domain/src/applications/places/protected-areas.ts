import { around, box, circle, shape, type Sketches } from './sketches.ts';

const gully = shape([-59.1, 44.22], [-58.58, 43.78], [-58.58, 43.58], [-59.13, 43.58], [-59.33, 44.1]);

/**
 * Marine protected areas, sketched from positions that are commonly known; no boundary is copied. Areas of which only
 * the name is known to us, and those made of many small pieces, are left out: docs/data-sources.md lists them.
 */
export const protectedAreas: Sketches = {
  'anguniaqvia-niqiqyuam-marine-protected-area': [circle(-124.2, 69.95, 16)],
  'banc-des-americains-marine-protected-area': [box(-64.1, 48.48, -63.55, 48.78)],
  'basin-head-marine-protected-area': [circle(-62.11, 46.38, 1)],
  'bay-of-islands-salmon-migration-closure': [box(-58.35, 48.93, -57.9, 49.2)],
  'corsair-and-georges-canyons-conservation-area': [box(-66.6, 40.6, -65.7, 41.6)],
  'disko-fan-conservation-area': [box(-60, 67.25, -57.9, 68.25)],
  'division-3o-coral-closure': [box(-53, 42.85, -51, 43.5)],
  'eastern-canyons-conservation-area': [around(box(-60, 42.9, -57, 44.45), gully)],
  'eastport-marine-protected-area': [circle(-53.72, 48.68, 4)],
  'emerald-basin-sponge-conservation-area': [circle(-62.6, 44.25, 4), circle(-63.05, 43.87, 4)],
  'fathom-five-national-marine-park': [circle(-81.65, 45.3, 6)],
  'funk-island-deep-closure': [box(-53.2, 49.9, -51.8, 50.55)],
  'gilbert-bay-marine-protected-area': [circle(-55.95, 52.6, 7)],
  'gully-marine-protected-area': [gully],
  'gwaii-haanas-national-marine-conservation-area-reserve-haida-heritage-site': [
    shape([-132.4, 52.75], [-131.2, 52.85], [-130.75, 52], [-131.1, 51.6], [-131.9, 52.1]),
  ],
  'hatton-basin-conservation-area': [box(-64.2, 60.4, -60.1, 62)],
  'hawke-channel-closure': [box(-54.8, 52.4, -53.1, 53.2)],
  'hecate-strait-and-queen-charlotte-sound-glass-sponge-reefs-marine-protected-areas': [
    circle(-130.5, 53.15, 12),
    circle(-129.75, 52.15, 12),
    circle(-128.95, 51.35, 10),
  ],
  'hopedale-saddle-closure': [box(-59, 55.5, -57, 56.6)],
  'jordan-basin-conservation-area': [circle(-67.05, 43.35, 3)],
  'lake-superior-national-marine-conservation-area': [
    shape([-89.2, 48.15], [-88.6, 48.75], [-87.5, 48.9], [-86.3, 48.75], [-86.8, 48.3], [-88, 48.1]),
  ],
  'laurentian-channel-marine-protected-area': [
    shape([-58.9, 46.95], [-58, 47.15], [-56.3, 45.8], [-57.3, 45.55]),
  ],
  'miramichi-bay-closure': [box(-65.2, 47, -64.6, 47.35)],
  'musquash-estuary-marine-protected-area': [circle(-66.27, 45.15, 3)],
  'ninginganiq-national-wildlife-area': [circle(-67.5, 69.6, 18)],
  'northeast-channel-coral-conservation-area': [circle(-65.6, 42.05, 7)],
  'northeast-newfoundland-slope-closure': [box(-51.9, 49.6, -49.4, 52.4)],
  'qaqulluit-national-wildlife-area': [circle(-62.47, 67.23, 8)],
  'akpait-national-wildlife-area': [circle(-61.75, 66.92, 10)],
  'saguenay-fjord-upstream-closure': [box(-71.05, 48.28, -70.5, 48.46)],
  'saguenay-st-lawrence-marine-park': [
    shape(
      [-70.5, 48.4],
      [-70.5, 48.25],
      [-69.95, 48.08],
      [-70, 47.7],
      [-69.5, 47.75],
      [-68.9, 48.5],
      [-69.3, 48.65],
      [-69.6, 48.35],
    ),
  ],
  'scott-islands-mnwa': [box(-130.5, 50.4, -128.3, 51.2)],
  'sgaan-kinghlas-bowie-seamount-marine-protected-area': [
    shape(
      [-135.84, 53.05],
      [-135, 53.27],
      [-135.28, 53.66],
      [-136.5, 53.87],
      [-136.95, 53.67],
      [-136.17, 53.23],
    ),
  ],
  'st-anns-bank-marine-protected-area': [
    shape([-59.7, 46.1], [-59.2, 46.45], [-58.35, 46.2], [-58.35, 45.75], [-59.4, 45.75]),
  ],
  'tallurutiup-imanga-national-marine-conservation-area': [
    shape(
      [-93, 73.9],
      [-93, 75.2],
      [-80, 75.7],
      [-76, 74.9],
      [-74.5, 73.5],
      [-76, 71.8],
      [-82, 72.2],
      [-89, 73],
    ),
  ],
  'tang-gwan-hacxwiqak-tsigis-marine-protected-area': [
    shape(
      [-131.2, 46.9],
      [-127.8, 47.6],
      [-127.9, 48.7],
      [-129.6, 50.3],
      [-130.4, 51],
      [-133.4, 49.9],
      [-132.8, 48],
    ),
  ],
  'tarium-niryutait-marine-protected-area': [
    circle(-136, 69.05, 13),
    circle(-135, 69.5, 9),
    circle(-133.8, 69.35, 8),
  ],
  'tuvaijuittuq-marine-protected-area': [box(-105, 82, -58, 86.3)],
  'western-emerald-banks-conservation-area': [box(-63.2, 42.7, -61.8, 43.5)],
};
