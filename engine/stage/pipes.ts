/**
 * Pixi's render pipes. Pixi copies its list of pipes when it creates a renderer, so the stage imports them before the
 * Application. Pixi would ignore a pipe that a game imports later. `pixi.js/unsafe-eval` makes Pixi work with the
 * content security policy, which forbids `eval`.
 */
import 'pixi.js/unsafe-eval';
import 'pixi.js/filters';
import 'pixi.js/graphics';
import 'pixi.js/mesh';
import 'pixi.js/particle-container';
import 'pixi.js/text';
