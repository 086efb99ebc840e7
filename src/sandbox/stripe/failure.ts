/** What Stripe answers instead of what was asked for: a status and `{error: {type, code, param, message}}`. */
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

  /** The body of the answer; what is not known is left out. */
  toAnswer(): object {
    const { type, code, param, message } = this
    const doc_url = code === undefined ? undefined : `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`
    return { error: { type, code, param, message, doc_url } }
  }
}

/** A request that can't be carried out; `param` in the spelling of the wire, `line_items[0][price]`. */
export const invalid = (message: string, more: { code?: string; param?: string } = {}): StripeFailure =>
  new StripeFailure(400, 'invalid_request_error', message, more)

/** An id that is unknown. In the path it is 404 at `id`, in a parameter 400 at that one. */
export const missing = (noun: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(param === 'id' ? 404 : 400, 'invalid_request_error', `No such ${noun}: '${id}'`, {
    code: 'resource_missing',
    param,
  })
