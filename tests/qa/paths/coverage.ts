/**
 * Coverage of a machine's states and transitions. A state's name is its id. A transition's name consists of its
 * source, its event, its index among the candidates for that event, and its targets:
 * `memory-cards.playing.board.choosingSecond · card.flipped [2/2] → memory-cards.playing.board.comparing`.
 */
import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent, Snapshot, StateNode } from 'xstate';

type Node = StateNode;

/** Returns the active states of a machine; empty for a snapshot of any other actor. */
export const nodesOf = (snapshot: Snapshot<unknown>): readonly Node[] =>
  '_nodes' in snapshot ? (snapshot._nodes as Node[]) : [];

const withDescendants = (node: Node): Node[] => [
  node,
  ...Object.values(node.states).flatMap(withDescendants),
];

const withAncestors = (node: Node): Node[] => [node, ...(node.parent ? withAncestors(node.parent) : [])];

/** Returns all transitions of a state: by event, by delay, by invoked actor, and eventless. */
const candidatesOf = (node: Node): AnyTransitionDefinition[][] => [
  ...node.transitions.values(),
  ...(node.always ? [node.always] : []),
];

function declaredIn(machine: Pick<AnyStateMachine, 'root'>) {
  const nodes = withDescendants(machine.root);
  const transitions = new Map<AnyTransitionDefinition, string>();
  for (const node of nodes) {
    for (const candidates of candidatesOf(node)) {
      for (const [index, transition] of candidates.entries()) {
        const event = transition.eventType === '' ? 'always' : transition.eventType;
        const place = candidates.length > 1 ? ` [${index + 1}/${candidates.length}]` : '';
        const targets = transition.target?.map(({ id }) => id).join(' + ') ?? 'no other state';
        transitions.set(transition, `${node.id} · ${event}${place} → ${targets}`);
      }
    }
  }
  return { nodes, transitions };
}

/** Coverage that the actors of one machine have reached. */
export class Coverage {
  readonly #nodes: Node[];
  readonly #names: Map<AnyTransitionDefinition, string>;
  readonly #visited = new Set<Node>();
  readonly #taken = new Set<AnyTransitionDefinition>();

  /** @param machine the exact machine of the watched actors, because `provide` returns a new one */
  constructor(machine: Pick<AnyStateMachine, 'root'>) {
    const declared = declaredIn(machine);
    this.#nodes = declared.nodes;
    this.#names = declared.transitions;
  }

  /** Argument for `createActor(machine, { inspect })`. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.snapshot' || event.type === '@xstate.microstep') this.visit(event.snapshot);
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) this.#take(transition, event.snapshot);
  };

  visit(snapshot: Snapshot<unknown>): void {
    for (const node of nodesOf(snapshot)) this.#visited.add(node);
  }

  /**
   * Records a transition that XState has selected. It counts as taken only if its targets were entered, because a
   * transition in another region may override it.
   */
  #take(transition: AnyTransitionDefinition, after: Snapshot<unknown>): void {
    const active = nodesOf(after);
    if (transition.target?.some((target) => !active.includes(target))) return;
    this.#taken.add(transition);
    for (const node of withAncestors(transition.source)) this.#visited.add(node);
  }

  /** Returns whether a transition was taken. */
  has(transition: AnyTransitionDefinition): boolean {
    return this.#taken.has(transition);
  }

  /** Ids of the states that were active, in the machine's order. */
  get visited(): string[] {
    return this.#nodes.flatMap((node) => (this.#visited.has(node) ? [node.id] : []));
  }

  /** Names of the transitions that were taken, in the machine's order. */
  get taken(): string[] {
    return [...this.#names].flatMap(([transition, name]) => (this.#taken.has(transition) ? [name] : []));
  }

  /** Names of all unreached parts; empty for full coverage. */
  get missing(): string[] {
    const states = this.#nodes.filter((node) => !this.#visited.has(node)).map(({ id }) => `state ${id}`);
    const transitions = [...this.#names]
      .filter(([transition]) => !this.#taken.has(transition))
      .map(([, name]) => `transition ${name}`);
    return [...states, ...transitions];
  }
}
