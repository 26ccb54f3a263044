/** API endpoints of payments. */
import * as z from 'zod/mini';
import * as contract from '../../domain/contract';
import { ALWAYS, type Call, CHANGES, LIMITED, refused, SENT, withCookie } from './call';

export const PAYMENT_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/verify-purchase',
    summary: 'Whether a transaction ID is one of premium.',
    request: contract.purchaseToVerify,
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SENT,
      200: { what: 'Whether it is.', schema: contract.purchaseVerified },
      429: {
        what: 'Asked too often; read as unverified.',
        schema: contract.purchaseVerified,
        headers: ['Retry-After'],
      },
    },
  },
  {
    method: 'GET',
    path: `${contract.PAYMENTS_PATH}/setup`,
    summary: 'What the payment page needs.',
    answers: {
      ...ALWAYS,
      ...LIMITED,
      200: withCookie('For the provider’s browser SDK.', contract.paymentSetup),
    },
  },
  {
    method: 'POST',
    path: `${contract.PAYMENTS_PATH}/order`,
    summary: 'Orders premium.',
    request: contract.orderRequest,
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SENT,
      ...LIMITED,
      201: withCookie('An order that can be paid.', contract.paymentOrder),
      409: withCookie('It is paid, or about to be.', contract.alreadyPaid),
    },
  },
  {
    method: 'POST',
    path: `${contract.PAYMENTS_PATH}/order/:orderId/capture`,
    summary: 'Takes the money that was approved.',
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...LIMITED,
      200: { what: 'What came of it.', schema: contract.paymentCapture },
      400: refused('That cannot be the ID of an order.'),
      404: refused('This browser has made no such order.'),
    },
  },
  {
    method: 'POST',
    path: `${contract.PAYMENTS_PATH}/webhook`,
    summary: 'What the payment provider tells, signed.',
    answers: {
      ...ALWAYS,
      ...LIMITED,
      200: { what: 'Received.', schema: z.object({}) },
      400: refused('It is not signed as it should be, or its IDs cannot be IDs.'),
      413: CHANGES[413],
    },
  },
];
