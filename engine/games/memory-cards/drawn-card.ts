/** Draws a card whose picture is missing or loading, with a hue, a motif and its printed name. */

type Brush = CanvasRenderingContext2D;

export interface CardArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a closed path in a box from -1 to 1 on both axes. */
type Motif = (brush: Brush) => void;

const petals =
  (count: number, inner: number): Motif =>
  (brush) => {
    for (let step = 0; step <= count * 2; step++) {
      const angle = (step / (count * 2)) * Math.PI * 2 - Math.PI / 2;
      const radius = step % 2 === 0 ? 1 : inner;
      brush.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
    }
  };

const MOTIFS: readonly Motif[] = [
  (brush) => brush.arc(0, 0, 0.82, 0, Math.PI * 2),
  (brush) => {
    brush.moveTo(-1, 0.8);
    brush.lineTo(-0.2, -0.9);
    brush.lineTo(0.25, -0.05);
    brush.lineTo(0.5, -0.4);
    brush.lineTo(1, 0.8);
  },
  (brush) => {
    brush.moveTo(-1, 0.3);
    brush.bezierCurveTo(-0.5, -0.9, 0, -0.5, 0.1, 0);
    brush.bezierCurveTo(0.3, 0.5, 0.7, 0.1, 1, -0.2);
    brush.lineTo(1, 0.8);
    brush.lineTo(-1, 0.8);
  },
  (brush) => {
    brush.moveTo(0, -1);
    brush.bezierCurveTo(0.95, -0.45, 0.8, 0.6, 0, 1);
    brush.bezierCurveTo(-0.8, 0.6, -0.95, -0.45, 0, -1);
  },
  petals(5, 0.45),
  (brush) => {
    brush.arc(0, 0, 0.9, 0.75, Math.PI * 1.45);
    brush.bezierCurveTo(-0.3, -0.5, 0, 0.55, 0.66, 0.61);
  },
  (brush) => {
    brush.moveTo(0, -1);
    brush.lineTo(0.8, 0);
    brush.lineTo(0, 1);
    brush.lineTo(-0.8, 0);
  },
  petals(8, 0.72),
];

/** Breaks a name into the fewest lines that fit. */
function wrap(brush: Brush, name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && brush.measureText(`${last} ${word}`).width <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

function write(brush: Brush, text: string, area: CardArea, size: number, colour: string): void {
  brush.font = `600 ${size}px "Figtree Variable", sans-serif`;
  brush.fillStyle = colour;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  const lines = wrap(brush, text, area.width * 0.92);
  lines.forEach((line, index) => {
    const y = area.y + area.height / 2 + (index - (lines.length - 1) / 2) * size * 1.15;
    brush.fillText(line, area.x + area.width / 2, y, area.width * 0.94);
  });
}

/**
 * Draws a card.
 * @param index index of the picture in the theme. The index determines hue, background and motif
 * @param count number of pictures in the theme. Their hues are evenly spaced
 */
export function drawPlaceholderCard(
  brush: Brush,
  area: CardArea,
  name: string,
  index: number,
  count: number,
): void {
  const hue = Math.round((index / count) * 360 + 25) % 360;
  const isDark = index % 2 === 1;
  const ground = brush.createLinearGradient(0, area.y, 0, area.y + area.height);
  ground.addColorStop(0, `oklch(${isDark ? 0.38 : 0.94} 0.05 ${hue})`);
  ground.addColorStop(1, `oklch(${isDark ? 0.28 : 0.85} 0.07 ${hue})`);
  brush.fillStyle = ground;
  brush.fillRect(area.x, area.y, area.width, area.height);
  const motif = MOTIFS[(index * 3) % MOTIFS.length] as Motif;
  const radius = Math.min(area.width, area.height) * 0.3;
  brush.save();
  brush.translate(area.x + area.width / 2, area.y + area.height * 0.4);
  brush.scale(radius, radius);
  brush.beginPath();
  motif(brush);
  brush.closePath();
  brush.fillStyle = `oklch(${isDark ? 0.83 : 0.56} 0.11 ${hue})`;
  brush.fill();
  brush.restore();
  const label = { ...area, y: area.y + area.height * 0.7, height: area.height * 0.28 };
  write(brush, name, label, Math.max(9, area.width * 0.115), isDark ? '#F7FAF6' : '#17332D');
}

export function drawLoadingCard(brush: Brush, area: CardArea): void {
  brush.fillStyle = '#E1EAE1';
  brush.fillRect(area.x, area.y, area.width, area.height);
  write(brush, 'Loading...', area, Math.max(9, area.width * 0.12), '#466059');
}
