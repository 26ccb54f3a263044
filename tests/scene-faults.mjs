/**
 * Four faults in the picture of each game, and the tests that notice them: `node tests/scene-faults.mjs [slug ...]`. Each
 * fault replaces text in one module while the tests of the game's scene run (`tests/mutation.vitest.config.ts`).
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** @type {Record<string, readonly (readonly [what: string, file: string, from: string, to: string])[]>} */
const FAULTS = {
  'basic-breathing': [
    ['the light stands still', 'basic-breathing.scene.ts', 'light: [side, part, 1]', 'light: [side, 0, 1]'],
    [
      'the water stays empty',
      'basic-breathing.scene.ts',
      'const lungs = lungFullnessAt(this.snapshot, now);',
      'const lungs = 0;',
    ],
    ['the light jumps back to its start', 'basic-breathing.scene.ts', 'this.#back.go(1);', ''],
    [
      'with reduced motion the light moves',
      'basic-breathing.scene.ts',
      'light: [0, 0, 0]',
      'light: [0, 0, 1]',
    ],
  ],
  'breathing-puzzle': [
    ['the bubble does not grow', 'breathing-puzzle.scene.ts', 'lerp(EMPTY, FULL, this.#lungs)', 'EMPTY'],
    [
      'the tint of a phase stays',
      'breathing-puzzle.scene.ts',
      'this.#tintTo = hexToRgb(selectPatternColor(snapshot));',
      '',
    ],
    [
      'with reduced motion the bubble stays',
      'breathing-puzzle.scene.ts',
      'visible = !reducedMotion',
      'visible = true',
    ],
    [
      'the bubble stands beside the middle',
      'breathing-puzzle.scene.ts',
      'this.#bubble.place(width / 2',
      'this.#bubble.place(width / 3',
    ],
  ],
  'color-tranquility': [
    ['a tile stays where it was', 'tile-motion.ts', 'this.x.go(x);', ''],
    ['the tiles of a melted row stay', 'color-tranquility.scene.ts', 'presence.go(0)', 'presence.go(1)'],
    ['a melted row has no band', 'sky.ts', 'this.#uniforms.uMelt[row] = edge.value;', ''],
    [
      'night never comes',
      'color-tranquility.scene.ts',
      'hourLookOf(context, night,',
      'hourLookOf(context, 0,',
    ],
  ],
  'forest-meditation': [
    [
      'the light ignores the breath',
      'forest-meditation.scene.ts',
      'const fullness = lightStrengthAt(light, now)',
      'const fullness = 0',
    ],
    [
      'the hour stands still',
      'forest-meditation.scene.ts',
      'selectElapsedMs(this.snapshot, now) / LOOK_CHANGE_MS',
      '0',
    ],
    [
      'with reduced motion the forest drifts',
      'forest-meditation.scene.ts',
      "if (!reducedMotion || isArriving) return 'drifts'",
      "return 'drifts'",
    ],
    ['the bird hangs in the air', 'bird.ts', '100 + way * 1400', '100 + 1400'],
  ],
  'grounding-techniques': [
    [
      'a tapped stone does not turn',
      'grounding-techniques.scene.ts',
      'motion.turnTo(isTurned,',
      'motion.turnTo(false,',
    ],
    ['no ring spreads', 'grounding-techniques.scene.ts', 'this.#rings.begin(index)', 'undefined'],
    ['stones turn all at once', 'grounding-techniques.scene.ts', 'STAGGER_SECONDS * waiting++', '0'],
    [
      'with reduced motion the water flows',
      'grounding-techniques.scene.ts',
      'if (!this.reducedMotion) uniforms.uTime',
      'uniforms.uTime',
    ],
  ],
  'guided-imagery': [
    [
      'the viewer does not walk',
      'guided-imagery.scene.ts',
      'if (isWalking) return',
      'if (!isWalking) return',
    ],
    [
      'a pause stops nothing',
      'guided-imagery.scene.ts',
      'this.#stir.go(selectIsPaused(snapshot) ? 0 : 1);',
      '',
    ],
    ['the viewer walks back', 'walk.ts', 'this.#to = this.#goal;', 'this.#to = this.#from;'],
    ['night never comes', 'light.ts', '.at(night)', '.at(0)'],
  ],
  'memory-cards': [
    ['a card never turns back', 'card.ts', 'this.#turn.go(state.faceUp ? 1 : 0)', 'this.#turn.go(1)'],
    [
      'a turned card shows its back',
      'card.ts',
      "turn < 0.5 ? this.#atlas.extra('back') :",
      "turn < 2 ? this.#atlas.extra('back') :",
    ],
    ['a found pair has no ring', 'card.ts', 'this.#mustSettle = true', 'this.#mustSettle = false'],
    [
      'a card stands beside its place',
      'card-layout.ts',
      'x: left + column * (card + gap)',
      'x: left + 9 + column * (card + gap)',
    ],
  ],
  'mindful-maze': [
    [
      'the lantern does not walk',
      'walk.ts',
      'at: between(this.#from, this.#to,',
      'at: between(this.#from, this.#from,',
    ],
    ['the mist never lifts', 'mindful-maze.scene.ts', 'this.#lifted.go(1,', 'this.#lifted.go(0,'],
    ['the mist stays on the way', 'mist.ts', 'been.includes(cell) ? 255 : 0', '0'],
    [
      'with reduced motion the mist drifts',
      'mindful-maze.scene.ts',
      '!this.reducedMotion && this.#lifted.value < 1',
      'this.#lifted.value < 1',
    ],
  ],
  'pattern-flow': [
    ['no stone lights up', 'pattern-flow.scene.ts', "isLit = lighting !== ''", 'isLit = false'],
    ['ripples never end', 'ripples.ts', 'ripple.age += seconds', 'ripple.age += 0'],
    [
      'a ripple begins at another stone',
      'pattern-flow.scene.ts',
      'this.#ripples.begin(stone)',
      'this.#ripples.begin(0)',
    ],
    [
      'with reduced motion water ripples',
      'pattern-flow.scene.ts',
      ' || this.reducedMotion) continue',
      ') continue',
    ],
  ],
  'progressive-relaxation': [
    ['the fox melts while it tenses', 'body-state.ts', "kind === 'release'", "kind === 'tense'"],
    [
      'the fox does not breathe',
      'progressive-relaxation.scene.ts',
      'if (breathes) this.#breathed += seconds;',
      '',
    ],
    ['the fox lies beside its slot', 'fox.ts', 'this.position.set(x, y)', 'this.position.set(0, y)'],
    ['night never comes', 'progressive-relaxation.scene.ts', 'HOUR_LOOKS.at(this.night)', 'LOOK.at(0)'],
  ],
  'safe-space-builder': [
    ['a removed thing stays', 'elements.ts', 'body.isGoing ? -GO_SECONDS', 'body.isGoing ? GO_SECONDS'],
    ['a held thing is not lifted', 'elements.ts', 'nearly(body.lift, hand ? 1 : 0', 'nearly(body.lift, 0'],
    ['an answer never ends', 'visit.ts', 'if (answer.progress === 1) this.#answers.delete(answer.id);', ''],
    ['lamps light everything', 'light.ts', 'return (1 - square) ** 2 / (1 + 5 * square)', 'return 1'],
  ],
  'thought-bubbles': [
    ['bubbles stand still', 'drift.ts', 'drifter.x = x;\n    drifter.y = y;', ''],
    ['bubbles overlap', 'drift.ts', 'if (this.#drifters.some(isInTheWay))', 'if (false)'],
    [
      'an answer does not fly',
      'thought-bubbles.scene.ts',
      'if (selectChosenAnswer(before) === undefined) this.#startFlight();',
      '',
    ],
    [
      'no light stays at the top',
      'thought-bubbles.scene.ts',
      'tween.go(light < answered ? 1 : 0)',
      'tween.go(0)',
    ],
  ],
  'water-flow': [
    [
      'water runs uphill',
      'channels.ts',
      'isInflow ? 0.5 - out : 0.5 + out',
      'isInflow ? 0.5 + out : 0.5 - out',
    ],
    ['a dry stone stays wet', 'water.ts', 'channel.left.go(0)', 'channel.left.go(1)'],
    [
      'a stone turns the wrong way',
      'stone.ts',
      '(this.#turns.value * Math.PI) / 2',
      '(-this.#turns.value * Math.PI) / 2',
    ],
    ['the dragonfly stays away', 'dragonfly.ts', 'this.visible = nearness > 0', 'this.visible = false'],
  ],
  'worry-stones': [
    ['a stone let go stays', 'shelf-stones.ts', 'stone.sink();', ''],
    ['a stone sinks without rings', 'five-stones.ts', 'this.#onSink(stone.place)', 'undefined'],
    [
      'nothing breathes during rubbing',
      'worry-stones.scene.ts',
      "selectGamePhase(this.snapshot) === 'rubbing' &&",
      'false &&',
    ],
    [
      'the brook never rests',
      'worry-stones.scene.ts',
      'this.#rested < LIVELY_SECONDS;\n    const flow',
      'true;\n    const flow',
    ],
  ],
  'zen-garden': [
    [
      'a groove is beside the rake',
      'keyboard-rake.ts',
      'x: this.#place.x * this.#width',
      'x: this.#place.x * this.#width + 20',
    ],
    [
      'a resize leaves old grooves',
      'zen-garden.scene.ts',
      'this.#board.stop();\n    this.#renew();',
      'this.#board.stop();',
    ],
    ['a stroke is drawn twice', 'zen-garden.scene.ts', 'this.#justDrawn = stroke;', ''],
    ['the night mode shows day', 'zen-garden.scene.ts', 'else this.#dark.go(dark);', ''],
  ],
};

const wanted = process.argv.slice(2);
let noticed = 0;
let all = 0;
for (const [slug, faults] of Object.entries(FAULTS)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  const folder = `tests/engine/games/${slug}`;
  const tests = readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
  for (const [what, file, from, to] of faults) {
    const module = `engine/games/${slug}/${file}`;
    all += 1;
    if (!readFileSync(module, 'utf8').includes(from)) {
      console.log(`| ${slug} | ${what} | the text is no longer in ${file} |`);
      continue;
    }
    const { stdout } = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config',
        'tests/mutation.vitest.config.ts',
        '--reporter=json',
      ],
      {
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        env: {
          ...process.env,
          MUTATION_TESTS: tests.map((test) => `${folder}/${test}`).join(','),
          SCENE_FAULT: JSON.stringify({ module, from, to }),
        },
      },
    );
    /** @type {{ testResults: { name: string, status: string }[] }} */
    const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{')));
    const by = testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => name.replace(/^.*\/(.*)\.test\.ts$/, '$1'));
    if (by.length > 0) noticed += 1;
    console.log(`| ${slug} | ${what} | ${by.join(', ') || '—'} |`);
  }
}
console.log(`${noticed} of ${all} noticed`);
