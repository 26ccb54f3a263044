/** The inside of all channels of a terrace in one mesh: the shadows of their walls, and the water of wet stones. */

import { Buffer, BufferUsage, Geometry } from 'pixi.js';
import type { ShownStone } from '../../../machines/games/water-flow/selectors';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { ShaderQuad } from '../../shaders/shader-quad';
import { linear, REDUCED_MOTION_FADE_SECONDS, Tween } from '../../stage/easing';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';
import { buildChannelMesh, type ChannelMesh, MAX_VERTICES } from './channels';
import type { HourLook } from './hours';
import { stoneCenter, type TerraceLayout } from './layout';
import fragment from './shaders/water.frag.glsl?raw';
import vertex from './shaders/water.vert.glsl?raw';
import type { Stone } from './stone';

/** Maximum number of stones. The shader's arrays have this length. */
const STONES = 30;

const RUN_SECONDS = 0.16;
const DRAIN_SECONDS = 0.24;

const FILL_SECONDS = 0.7;

const group = () =>
  createUniformGroup({
    /**
     * For each stone: distance to which water has run into it, share of water that has not drained, and distance from
     * the spring.
     */
    uLevels: { value: new Float32Array(3 * STONES), type: 'vec3<f32>', size: STONES },
    uTime: { value: 0, type: 'f32' },
    /** Device px per cell. */
    uCell: { value: 1, type: 'f32' },
    uWater: { value: new Float32Array(3), type: 'vec3<f32>' },
    uShore: { value: new Float32Array(3), type: 'vec3<f32>' },
    uStreak: { value: new Float32Array(3), type: 'vec3<f32>' },
    /** Color of the shadow of a channel's wall. */
    uWall: { value: new Float32Array(3), type: 'vec3<f32>' },
  });

class Channel {
  surface: ChannelMesh = [];
  distance = 0;
  /** Direction from which water enters, or entered before the stone became dry. It turns with the stone. */
  feed = 0;
  turns = 0;
  isWet = false;
  readonly run: Tween;
  readonly left: Tween;

  constructor(isBasin: boolean, reducedMotion: boolean) {
    this.left = new Tween(0, reducedMotion ? REDUCED_MOTION_FADE_SECONDS : DRAIN_SECONDS, linear);
    this.run = new Tween(0, isBasin ? FILL_SECONDS : RUN_SECONDS, linear);
  }
}

export class Water extends ShaderQuad {
  readonly #positions = new Buffer({
    data: new Float32Array(4 * STONES * MAX_VERTICES),
    usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
  });
  readonly #ways = new Buffer({
    data: new Float32Array(4 * STONES * MAX_VERTICES),
    usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
  });
  readonly #uniforms: ReturnType<typeof group>['uniforms'];
  readonly #channels: readonly Channel[];
  readonly #stones: readonly Stone[];
  readonly #reducedMotion: boolean;
  #place: TerraceLayout | undefined;

  /** @param reducedMotion whether water appears by a fade, without movement */
  constructor(stones: readonly Stone[], reducedMotion: boolean) {
    const uniforms = group();
    const geometry = new Geometry();
    super({ label: 'Water', geometry, vertex, fragment, resources: { uniforms } });
    const stride = 4 * Float32Array.BYTES_PER_ELEMENT;
    geometry.addAttribute('aPosition', { buffer: this.#positions, format: 'float32x2', stride, offset: 0 });
    geometry.addAttribute('aWall', {
      buffer: this.#positions,
      format: 'float32x2',
      stride,
      offset: stride / 2,
    });
    geometry.addAttribute('aWay', { buffer: this.#ways, format: 'float32x4' });
    this.#uniforms = uniforms.uniforms;
    this.#stones = stones;
    this.#channels = stones.map(({ shape }) => new Channel(shape === 'basin', reducedMotion));
    this.#reducedMotion = reducedMotion;
  }

  /** Sets the stones and their water. Water runs into newly wet stones, and drains from stones that are no longer wet. */
  show(stones: readonly ShownStone[]): void {
    for (const [stone, { openings, ends, feed, turns, distance }] of stones.entries()) {
      const channel = this.#channels[stone] as Channel;
      const turnedFeed = (((channel.feed + turns - channel.turns) % 4) + 4) % 4;
      const lastFeed = openings.includes(turnedFeed) ? turnedFeed : (openings[0] as number);
      channel.feed = feed ?? lastFeed;
      channel.turns = turns;
      channel.surface = buildChannelMesh(openings, channel.feed, ends);
      if (feed === undefined) channel.left.go(0);
      else {
        channel.distance = distance;
        if (!channel.isWet) fill(channel, this.#reducedMotion);
      }
      channel.isWet = feed !== undefined;
    }
    this.#write();
  }

  layout(place: TerraceLayout, resolution: number): void {
    this.#place = place;
    this.#uniforms.uCell = place.side * resolution;
    this.#write();
  }

  setHour({ water, shore, streak, wall }: HourLook): void {
    this.#uniforms.uWater.set(water);
    this.#uniforms.uShore.set(shore);
    this.#uniforms.uStreak.set(streak);
    this.#uniforms.uWall.set(wall);
  }

  /**
   * Advances by `seconds`.
   * @param flow time by which the streaks advance, s
   * @param isTurning whether any stone is turning
   */
  update(seconds: number, flow: number, isTurning: boolean): FramePace {
    let moves = false;
    const { uLevels } = this.#uniforms;
    for (const [stone, { run, left, distance }] of this.#channels.entries()) {
      moves = run.tick(seconds) || moves;
      moves = left.tick(seconds) || moves;
      uLevels[3 * stone] = run.value;
      uLevels[3 * stone + 1] = left.value;
      uLevels[3 * stone + 2] = distance;
    }
    this.#uniforms.uTime += flow;
    if (isTurning) this.#writePositions();
    return framePaceOf(moves);
  }

  #write(): void {
    const { data } = this.#ways;
    data.fill(0);
    for (const [stone, { surface }] of this.#channels.entries()) {
      for (const [index, { along, across, shore }] of surface.entries())
        data.set([along, across, shore, stone], 4 * (stone * MAX_VERTICES + index));
    }
    this.#ways.update();
    this.#writePositions();
  }

  /** Writes the surfaces and the directions of their walls, in the rotation of their stones. */
  #writePositions(): void {
    const place = this.#place;
    if (!place) return;
    const { data } = this.#positions;
    data.fill(0);
    for (const [index, { surface }] of this.#channels.entries()) {
      const { lag, rise } = this.#stones[index] as Stone;
      const [centerX, centerY] = stoneCenter(place, index);
      const size = rise * place.side;
      const [cos, sin] = [Math.cos(lag) * size, Math.sin(lag) * size];
      for (const [corner, { x, y, wallX, wallY }] of surface.entries()) {
        const at = 4 * (index * MAX_VERTICES + corner);
        data[at] = centerX + x * cos - y * sin;
        data[at + 1] = centerY + x * sin + y * cos;
        data[at + 2] = wallX * cos - wallY * sin;
        data[at + 3] = wallX * sin + wallY * cos;
      }
    }
    this.#positions.update();
  }
}

/** Fills a channel. Water that has not drained yet keeps its state. */
function fill({ run, left }: Channel, reducedMotion: boolean): void {
  if (left.value === 0) {
    run.set(reducedMotion ? 1 : 0);
    if (!reducedMotion) left.set(1);
  }
  run.go(1);
  left.go(1);
}
