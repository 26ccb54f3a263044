/** A painted scene in depth, drawn by one shader. */
import { Texture, type TextureSource } from 'pixi.js';
import type { Slot } from '../stage/scene';
import { createUniformGroup } from './create-uniform-group';
import type { DepthLook } from './depth-look';
import { hazeOpacityAt, layerEdges, skyOpacityAt, walkedRectangle, walkPoseAt } from './depth-passage';
import { layerRectangle, pictureCorner, pictureScale, type Vector2 } from './depth-places';
import type { DepthLayer, DepthMoment, DepthScene } from './depth-scene';
import { fragmentSourceOf, MOST_LAYERS, samplerName } from './depth-shader';
import { createLookUniforms, writeLookUniforms } from './look-uniforms';
import { noiseTexture } from './noise-texture';
import { ShaderQuad } from './shader-quad';

function layerGroup({ layers, field, way }: DepthScene) {
  const vec4s = (valuesOf: (layer: DepthLayer, index: number) => readonly number[]) => {
    const value = new Float32Array(4 * MOST_LAYERS);
    for (const [index, layer] of layers.entries()) value.set(valuesOf(layer, index), 4 * index);
    return { value, type: 'vec4<f32>', size: MOST_LAYERS } as const;
  };
  const sea = layers.find(({ water }) => water);
  const { left, top, width, height } = sea?.part ?? { left: 0, top: 0, width: 1, height: 1 };
  return createUniformGroup({
    uTrait: vec4s(({ depth, rim = 0, sway = 0 }, index) => {
      const air = Math.max(0.02, (layers[index - 1]?.depth ?? 1) - depth);
      return [depth, air, rim, sway];
    }),
    uExtent: vec4s(({ url, part }) => {
      const [left, upper, right, lower] = layerEdges(part, way && field);
      // A layer without a picture has size zero.
      return url ? [(left + right) / 2, (upper + lower) / 2, (right - left) / 2, (lower - upper) / 2] : [];
    }),
    uWater: { value: new Float32Array([left, top, width, height]), type: 'vec4<f32>' },
    uWaterHorizon: { value: sea?.water?.horizon ?? 0, type: 'f32' },
  });
}

const frameGroup = () =>
  createUniformGroup({
    uSize: { value: new Float32Array(2), type: 'vec2<f32>' },
    uField: { value: new Float32Array(3), type: 'vec3<f32>' },
    uDot: { value: 1, type: 'f32' },
    uPlace: { value: new Float32Array(4 * MOST_LAYERS), type: 'vec4<f32>', size: MOST_LAYERS },
    uShown: { value: new Float32Array(2 * MOST_LAYERS), type: 'vec2<f32>', size: MOST_LAYERS },
    uVeil: { value: 0, type: 'f32' },
    uSky: { value: 1, type: 'f32' },
    uSeconds: { value: 0, type: 'f32' },
    uBreath: { value: 0, type: 'f32' },
    uArrival: { value: 1, type: 'f32' },
    uBird: { value: new Float32Array(4), type: 'vec4<f32>' },
  });

/**
 * A painted scene of layers at different depths. The layers drift by a few px, and their depth determines their light.
 * They are painted in clear daylight with alpha, without dither or grain. One fragment shader adds the hour (a
 * `DepthLook`), mist, light shafts, specks, a distant bird, sun, moon and stars. It composites from front to back and
 * stops at full opacity.
 * A game adds the scene to its view, passes each loaded picture to {@link setPicture}, lays it out with {@link layout},
 * and calls {@link show} before each frame. The object has no clock: its picture depends only on the arguments of
 * `show`. With `reducedMotion` layers, specks and shafts stand still. `alpha` fades the whole scene.
 * Scenes with the same kinds of layers share one program. Their uniform groups are therefore not static: Pixi would not
 * upload the values of a static group again for the next scene.
 */
export class PaintedScene extends ShaderQuad {
  readonly urls: readonly string[];
  readonly #scene: DepthScene;
  readonly #frame: ReturnType<typeof frameGroup>['uniforms'];
  readonly #look: Record<string, unknown>;
  #shownLook: DepthLook;
  readonly #widths: number[];
  /** Size of the painting, device px. */
  readonly #size = { x: 0, y: 0 };
  #resolution = 1;
  /** Vanishing point of the walk, device px. */
  #around: Vector2 = { x: 0, y: 0 };

  /** @throws RangeError for more than {@link MOST_LAYERS} layers */
  constructor(label: string, scene: DepthScene, look: DepthLook) {
    const { layers } = scene;
    if (layers.length > MOST_LAYERS)
      throw new RangeError(`A painted scene has at most ${MOST_LAYERS} layers, not ${layers.length}.`);
    const [ofFrame, ofLook] = [frameGroup(), createUniformGroup(createLookUniforms(look))];
    super({
      label,
      fragment: fragmentSourceOf(scene),
      resources: {
        ofLayers: layerGroup(scene),
        ofFrame,
        ofLook,
        uNoise: noiseTexture(),
        ...Object.fromEntries(layers.map((_, index) => [samplerName(index), Texture.EMPTY.source])),
      },
    });
    this.#scene = scene;
    this.#frame = ofFrame.uniforms;
    this.#look = ofLook.uniforms;
    this.#shownLook = look;
    this.#widths = layers.map(() => 1);
    this.urls = [...new Set(layers.flatMap(({ url }) => url ?? []))];
  }

  /** Sets the picture of every layer with this address. Layers without a picture stay invisible. */
  setPicture(url: string, source: TextureSource): void {
    for (const [index, layer] of this.#scene.layers.entries()) {
      if (layer.url !== url) continue;
      this.setTexture(samplerName(index), source);
      this.#widths[index] = source.pixelWidth;
    }
  }

  /** Covers the whole painting, because a painted scene has nothing that the interface must not cover. */
  layout(slot: Slot): void {
    const { field, anchor, way = anchor } = this.#scene;
    const { x, y, width, height } = slot.whole;
    const { resolution } = slot;
    this.position.set(x, y);
    const size = this.#size;
    size.x = Math.round(width * resolution);
    size.y = Math.round(height * resolution);
    this.#resolution = resolution;
    // Covers whole device px, because a fractional size would cut dots of the dither.
    this.cover(size.x / resolution, size.y / resolution);
    const corner = pictureCorner(field, size, anchor);
    const scale = pictureScale(field, size.x, size.y);
    this.#around = { x: corner.x + way.x * scale, y: corner.y + way.y * scale };
    this.#frame.uSize.set([size.x, size.y]);
    this.#frame.uField.set([corner.x, corner.y, scale]);
    this.#frame.uDot = resolution < 1.5 ? 1 : 2;
  }

  /** Sets the values of the next frame. Passing the same look again costs nothing. */
  show(look: DepthLook, { seconds, light, reducedMotion, arrival = 1, bird, step = 0 }: DepthMoment): void {
    if (look !== this.#shownLook) writeLookUniforms(this.#look, look);
    this.#shownLook = look;
    this.#place(seconds, light, reducedMotion, step);
    const frame = this.#frame;
    frame.uVeil = hazeOpacityAt(step);
    frame.uSky = skyOpacityAt(step);
    frame.uSeconds = reducedMotion ? 0 : seconds;
    frame.uBreath = light;
    frame.uArrival = arrival;
    frame.uBird[2] = 0;
    if (bird) frame.uBird.set([bird.x, bird.y, bird.span, bird.wings]);
  }

  #place(seconds: number, light: number, reducedMotion: boolean, step: number): void {
    const { field, layers } = this.#scene;
    const { uPlace, uShown } = this.#frame;
    const motion = { seconds, opening: light, amount: reducedMotion ? 0 : 1 };
    for (const [index, layer] of layers.entries()) {
      const pose = walkPoseAt(layer.depth, step);
      const place = layerRectangle(field, layer, this.#size, this.#resolution, motion);
      const [left, top, wide, tall] =
        step === 0 ? place : walkedRectangle(place, pose, this.#around, this.#resolution);
      uPlace[index * 4] = left;
      uPlace[index * 4 + 1] = top;
      uPlace[index * 4 + 2] = 1 / wide;
      uPlace[index * 4 + 3] = 1 / tall;
      uShown[index * 2] = Math.max(0, Math.log2((this.#widths[index] as number) / wide));
      uShown[index * 2 + 1] = pose.opacity;
    }
  }
}
