/** Stripe's answer to a call that fails: a status and `{error: {type, code, param, message}}`. */
export class StripeFailure extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  readonly param: string | undefined

  constructor(status: number, type: string, message: string, more: { code?: string; param?: string } = {}) {
    super(message)
    this.status = status
    this.type = type
    this.code = more.code
    this.param = more.param
  }

  /** The body of the answer. Unknown fields are left out. */
  toAnswer(): object {
    const { type, code, param, message } = this
    const doc_url = code === undefined ? undefined : `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`
    return { error: { type, code, param, message, doc_url } }
  }
}

/** A request that can't be carried out. `param` is spelled as in the API, `line_items[0][price]`. */
export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}): StripeFailure =>
  new StripeFailure(400, 'invalid_request_error', message, more)

/** An unknown id. In the path it causes 404 for `id`, in a parameter 400 for that parameter. */
export const missingObject = (noun: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(param === 'id' ? 404 : 400, 'invalid_request_error', `No such ${noun}: '${id}'`, {
    code: 'resource_missing',
    param,
  })
