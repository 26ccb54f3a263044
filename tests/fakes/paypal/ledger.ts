/** PayPal's records: orders and captured payments. */
import { randomBytes } from 'node:crypto';

/** Merchant ID of the shop. This merchant receives the payment of every order that names no other payee. */
export const MERCHANT_ID = 'A1B2C3D4E5F6G';

/** The buyer's payment method, named after the result of its payments. */
export type PaymentMethod = 'good' | 'declined' | 'pending';

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
    readonly payee?: { readonly merchant_id: string };
  };
  means: PaymentMethod;
  capture: LedgerCapture | undefined;
}

/** An error of PayPal's API. */
export class PayPalError extends Error {
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

  get captures(): LedgerCapture[] {
    return [...this.orders.values()].flatMap(({ capture }) => capture ?? []);
  }

  create(body: unknown): LedgerOrder {
    const { intent, purchase_units: units } = body as {
      intent?: string;
      purchase_units?: LedgerOrder['unit'][];
    };
    const unit = units?.[0];
    if (intent !== 'CAPTURE' || units?.length !== 1 || !unit) throw new PayPalError(400, 'INVALID_REQUEST');
    if (!/^\d+\.\d{2}$/.test(unit.amount.value)) throw new PayPalError(422, 'DECIMAL_PRECISION');
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
    if (!order) throw new PayPalError(404, 'INVALID_RESOURCE_ID');
    return order;
  }

  capture(id: string): LedgerOrder {
    const order = this.order(id);
    if (order.status === 'COMPLETED') throw new PayPalError(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status === 'VOIDED') throw new PayPalError(422, 'ORDER_VOIDED');
    if (order.status !== 'APPROVED') throw new PayPalError(422, 'ORDER_NOT_APPROVED');
    if (order.means === 'declined') throw new PayPalError(422, 'INSTRUMENT_DECLINED');
    const { amount, invoice_id, custom_id } = order.unit;
    if (this.captures.some((other) => other.invoice_id === invoice_id))
      throw new PayPalError(422, 'DUPLICATE_INVOICE_ID');
    order.status = 'COMPLETED';
    const status = order.means === 'pending' ? 'PENDING' : 'COMPLETED';
    order.capture = { id: newId(), orderId: id, status, amount, invoice_id, custom_id };
    return order;
  }

  findCapture(id: string): LedgerCapture {
    const found = this.captures.find((capture) => capture.id === id);
    if (!found) throw new PayPalError(404, 'INVALID_RESOURCE_ID');
    return found;
  }
}

/** Returns an order in the form of PayPal's responses. */
export function orderJson({ id, status, unit, capture }: LedgerOrder) {
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        reference_id: 'default',
        payee: { merchant_id: MERCHANT_ID },
        ...unit,
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

/** Returns an ID in PayPal's format: 17 capitals and digits. */
export function newId(): string {
  return randomBytes(9).toString('hex').toUpperCase().slice(0, 17);
}
