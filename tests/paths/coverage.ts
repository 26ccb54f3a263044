/**
 * Which states and transitions of a machine were reached. A state is named by its id; a transition by its source, its
 * event, its place among the candidates for that event, and its targets:
 * `memory-cards.playing.board.choosingSecond · card.flipped [2/2] → memory-cards.playing.board.comparing`.
 */
import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent, Snapshot, StateNode } from 'xstate';

type Node = StateNode;

/** The states in which a machine is; none for a snapshot of something else. */
export const nodesOf = (snapshot: Snapshot<unknown>): readonly Node[] =>
  '_nodes' in snapshot ? (snapshot._nodes as Node[]) : [];

const withDescendants = (node: Node): Node[] => [
  node,
  ...Object.values(node.states).flatMap(withDescendants),
];

const withAncestors = (node: Node): Node[] => [node, ...(node.parent ? withAncestors(node.parent) : [])];

/** Every transition that a state declares: events, delays, invoked actors, and those that need no event. */
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

/** Listens to actors of one machine and keeps account of where they have been. */
export class Coverage {
  readonly #nodes: Node[];
  readonly #names: Map<AnyTransitionDefinition, string>;
  readonly #visited = new Set<Node>();
  readonly #taken = new Set<AnyTransitionDefinition>();

  /** @param machine the very machine whose actors are watched: what `provide` returns is another one */
  constructor(machine: Pick<AnyStateMachine, 'root'>) {
    const declared = declaredIn(machine);
    this.#nodes = declared.nodes;
    this.#names = declared.transitions;
  }

  /** To be given to `createActor(machine, { inspect })`. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.snapshot' || event.type === '@xstate.microstep') this.visit(event.snapshot);
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) this.#take(transition, event.snapshot);
  };

  visit(snapshot: Snapshot<unknown>): void {
    for (const node of nodesOf(snapshot)) this.#visited.add(node);
  }

  /** A selected transition may lose to another region's: it was taken if its targets were entered. */
  #take(transition: AnyTransitionDefinition, after: Snapshot<unknown>): void {
    const active = nodesOf(after);
    if (transition.target?.some((target) => !active.includes(target))) return;
    this.#taken.add(transition);
    for (const node of withAncestors(transition.source)) this.#visited.add(node);
  }

  /** The names of everything that was not reached; empty when all was. */
  get missing(): string[] {
    const states = this.#nodes.filter((node) => !this.#visited.has(node)).map(({ id }) => `state ${id}`);
    const transitions = [...this.#names]
      .filter(([transition]) => !this.#taken.has(transition))
      .map(([, name]) => `transition ${name}`);
    return [...states, ...transitions];
  }
}
