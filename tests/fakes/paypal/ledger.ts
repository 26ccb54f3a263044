/** What PayPal itself knows: orders, and the money that was taken for them. */
import { randomBytes } from 'node:crypto';

/** Who is paid. */
const MERCHANT_ID = 'A1B2C3D4E5F6G';

/** How a buyer's means of payment behaves once it is used. */
export type Means = 'good' | 'declined' | 'pending';

export interface LedgerCapture {
  readonly id: string;
  readonly orderId: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  readonly amount: { readonly currency_code: string; readonly value: string };
  readonly invoice_id: string;
  readonly custom_id: string;
}

export interface LedgerOrder {
  readonly id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  readonly unit: {
    readonly amount: { readonly currency_code: string; readonly value: string };
    readonly invoice_id: string;
    readonly custom_id: string;
  };
  means: Means;
  capture: LedgerCapture | undefined;
}

/** PayPal's way to object. */
export class Objection extends Error {
  readonly status: number;
  readonly issue: string;

  constructor(status: number, issue: string) {
    super(issue);
    this.status = status;
    this.issue = issue;
  }
}

export class Ledger {
  readonly orders = new Map<string, LedgerOrder>();

  /** All the money that was ever asked for. */
  get captures(): LedgerCapture[] {
    return [...this.orders.values()].flatMap(({ capture }) => capture ?? []);
  }

  create(body: unknown): LedgerOrder {
    const { intent, purchase_units: units } = body as {
      intent?: string;
      purchase_units?: LedgerOrder['unit'][];
    };
    const unit = units?.[0];
    if (intent !== 'CAPTURE' || units?.length !== 1 || !unit) throw new Objection(400, 'INVALID_REQUEST');
    if (!/^\d+\.\d{2}$/.test(unit.amount.value)) throw new Objection(422, 'DECIMAL_PRECISION');
    const order: LedgerOrder = {
      id: newId(),
      status: 'PAYER_ACTION_REQUIRED',
      unit,
      means: 'good',
      capture: undefined,
    };
    this.orders.set(order.id, order);
    return order;
  }

  order(id: string): LedgerOrder {
    const order = this.orders.get(id);
    if (!order) throw new Objection(404, 'INVALID_RESOURCE_ID');
    return order;
  }

  capture(id: string): LedgerOrder {
    const order = this.order(id);
    if (order.status === 'COMPLETED') throw new Objection(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status === 'VOIDED') throw new Objection(422, 'ORDER_VOIDED');
    if (order.status !== 'APPROVED') throw new Objection(422, 'ORDER_NOT_APPROVED');
    if (order.means === 'declined') throw new Objection(422, 'INSTRUMENT_DECLINED');
    const { amount, invoice_id, custom_id } = order.unit;
    if (this.captures.some((other) => other.invoice_id === invoice_id))
      throw new Objection(422, 'DUPLICATE_INVOICE_ID');
    order.status = 'COMPLETED';
    const status = order.means === 'pending' ? 'PENDING' : 'COMPLETED';
    order.capture = { id: newId(), orderId: id, status, amount, invoice_id, custom_id };
    return order;
  }

  findCapture(id: string): LedgerCapture {
    const found = this.captures.find((capture) => capture.id === id);
    if (!found) throw new Objection(404, 'INVALID_RESOURCE_ID');
    return found;
  }
}

/** An order as PayPal's answers tell of it. */
export function orderJson({ id, status, unit, capture }: LedgerOrder) {
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        reference_id: 'default',
        ...unit,
        payee: { merchant_id: MERCHANT_ID },
        ...(capture ? { payments: { captures: [captureJson(capture)] } } : {}),
      },
    ],
    links: [],
  };
}

export function captureJson({ id, status, amount, invoice_id, custom_id, orderId }: LedgerCapture) {
  return {
    id,
    status,
    amount: { ...amount },
    final_capture: true,
    invoice_id,
    custom_id,
    supplementary_data: { related_ids: { order_id: orderId } },
  };
}

/** @returns an ID of the form that PayPal gives: 17 capitals and digits. */
export function newId(): string {
  return randomBytes(9).toString('hex').toUpperCase().slice(0, 17);
}
