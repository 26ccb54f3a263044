/**
 * The render pipes of Pixi that scenes use. Pixi copies its list of pipes when it creates a renderer, so the stage
 * imports them before the Application. Pixi would ignore a pipe that a game imports later. `pixi.js/unsafe-eval` makes
 * Pixi work with the content security policy, which forbids `eval`.
 */
import 'pixi.js/unsafe-eval';
import 'pixi.js/graphics';
import 'pixi.js/mesh';
