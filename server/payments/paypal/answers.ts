/** PayPal's orders and captures (Orders v2, Payments v2). The schemas ignore unknown fields. */
import * as z from 'zod/mini';
import type { ProviderCapture, ProviderEvent, ProviderOrder } from '../provider';

const money = z.object({ currency_code: z.string(), value: z.string() });
/** The database stores the ID, and paths of the REST service contain it. */
const paypalId = z.string().check(z.regex(/^[A-Z0-9]{1,64}$/));

const payee = z.optional(z.object({ merchant_id: z.optional(z.string()) }));

const relatedIds = z.optional(
  z.object({
    related_ids: z.optional(z.object({ order_id: z.optional(paypalId), capture_id: z.optional(paypalId) })),
  }),
);

const capture = z.object({
  id: paypalId,
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED']),
  amount: money,
  invoice_id: z.optional(z.string()),
  custom_id: z.optional(z.string()),
  final_capture: z.optional(z.boolean()),
});

const order = z.object({
  id: paypalId,
  status: z.string(),
  purchase_units: z.optional(
    z.array(
      z.object({
        custom_id: z.optional(z.string()),
        payee,
        payments: z.optional(z.object({ captures: z.optional(z.array(capture)) })),
      }),
    ),
  ),
});

const STATUS = {
  COMPLETED: 'completed',
  // The seller refunded a part of the amount. The purchase stays valid.
  PARTIALLY_REFUNDED: 'completed',
  PENDING: 'pending',
  DECLINED: 'declined',
  FAILED: 'declined',
  REFUNDED: 'refunded',
} as const satisfies Record<z.infer<typeof capture>['status'], ProviderCapture['status']>;

export function payeeMerchantId(json: unknown): string | undefined {
  return order.safeParse(json).data?.purchase_units?.[0]?.payee?.merchant_id;
}

/** @param merchant the shop's merchant ID @returns undefined when the JSON is not an order */
export function parsePayPalOrder(json: unknown, merchant: string): ProviderOrder | undefined {
  const { data } = order.safeParse(json);
  if (!data) return undefined;
  const units = data.purchase_units ?? [];
  const captures = units.flatMap((unit) => unit.payments?.captures ?? []);
  // The shop's orders have one purchase unit and one capture. Of several captures, this is the first that was not
  // declined, or the first of all.
  const capture = captures.find(({ status }) => STATUS[status] !== 'declined') ?? captures[0];
  return {
    id: data.id,
    isVoid: data.status === 'VOIDED',
    orderId: uuidIn(units[0]?.custom_id ?? capture?.custom_id),
    capture: capture && toCapture(capture, units[0]?.payee?.merchant_id === merchant),
  };
}

function toCapture(
  { id, status, amount, invoice_id, custom_id, final_capture }: z.infer<typeof capture>,
  isOurs: boolean,
): ProviderCapture {
  return {
    isOurs,
    id,
    status: STATUS[status],
    amountCents: centsOf(amount.value),
    currency: amount.currency_code,
    // The captures of an order with the intent CAPTURE are final, even if PayPal omits the field.
    isFinal: final_capture ?? true,
    transactionId: invoice_id,
    orderId: uuidIn(custom_id),
  };
}

/** PayPal's ID of the order of a capture. */
export function orderIdOfCapture(json: unknown): string | undefined {
  return z.object({ supplementary_data: relatedIds }).safeParse(json).data?.supplementary_data?.related_ids
    ?.order_id;
}

/** Characters and length that IDs in a message may have. */
const anyId = /^[\w.:-]{1,200}$/;

const event = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    amount: z.optional(z.unknown()),
    custom_id: z.optional(z.string()),
    supplementary_data: z.optional(
      z.object({
        related_ids: z.optional(
          z.object({ order_id: z.optional(z.string()), capture_id: z.optional(z.string()) }),
        ),
      }),
    ),
    links: z.optional(z.array(z.object({ rel: z.optional(z.string()), href: z.string() }))),
  }),
});

/**
 * Parses a message whose signature is valid.
 *
 * @param price amount of a full refund
 * @returns `other` when the message is not about an order or payment, `broken` when its IDs have invalid characters
 */
export function parsePayPalEvent(
  json: unknown,
  price: { readonly amountCents: number; readonly currency: string },
): ProviderEvent | 'other' | 'broken' {
  const { data } = event.safeParse(json);
  if (!data) return 'other';
  const { event_type: type, resource } = data;
  const related = resource.supplementary_data?.related_ids;
  const ids = [data.id, resource.id, related?.order_id, related?.capture_id];
  if (ids.some((id) => id !== undefined && !anyId.test(id))) return 'broken';
  const isOrder = type.startsWith('CHECKOUT.ORDER.');
  const isReturn = type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED';
  const upwards = resource.links?.find(({ rel }) => rel === 'up')?.href;
  const capture = /\/captures\/([A-Z0-9]+)$/.exec(upwards ?? '')?.[1];
  return {
    id: data.id,
    orderId: uuidIn(resource.custom_id),
    providerOrderId: idIn(isOrder ? resource.id : related?.order_id),
    captureId: idIn(related?.capture_id ?? capture ?? (isOrder || isReturn ? undefined : resource.id)),
    isReturned: isReturn && isWhole(resource.amount, price),
  };
}

function isWhole(
  amount: unknown,
  price: { readonly amountCents: number; readonly currency: string },
): boolean {
  const { data } = money.safeParse(amount);
  return data?.currency_code === price.currency && centsOf(data.value) === price.amountCents;
}

/** 999 for `9.99`; undefined for any other format. */
function centsOf(text: string): number | undefined {
  return /^\d{1,9}\.\d{2}$/.test(text) ? Number(text.replace('.', '')) : undefined;
}

/** Undefined for the IDs of other subjects, such as disputes. */
function idIn(text: string | undefined): string | undefined {
  return paypalId.safeParse(text).data;
}

/** The shop's ID of an order; undefined for other text, which another shop of the merchant may use. */
function uuidIn(text: string | undefined): string | undefined {
  return text !== undefined && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : undefined;
}
