import { z } from 'zod'
import { ProviderFailure } from './failure'

/** The errors in an answer of the older platform, and in today's problem object. */
const texts = z.array(z.unknown()).optional().catch(undefined)

const ErrorAnswer = z.object({
  message: z.string().optional().catch(undefined),
  detail: z.string().optional().catch(undefined),
  title: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
  error_description: z.string().optional().catch(undefined),
  errors: texts,
  invalidParams: texts,
})

const Pair = z.object({ message: z.string().optional(), reason: z.string().optional() })

/** The texts of Signicat's error: each text once, the specific ones first. Empty for a body of another kind. */
function signicatSays(body: string): string {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return ''
  }
  const read = ErrorAnswer.safeParse(parsed)
  if (!read.success) return ''
  const { errors = [], invalidParams = [], message, detail, title, error, error_description } = read.data
  const particular = [...errors, ...invalidParams].flatMap((each) => {
    const pair = Pair.safeParse(each)
    return pair.success ? [pair.data.message, pair.data.reason] : []
  })
  const all = [...particular, message, detail, title, error, error_description]
  return [...new Set(all.filter((text) => text !== undefined && text !== ''))].join(' ').slice(0, 500)
}

export class SignicatFailure extends ProviderFailure {
  constructor(
    readonly status: number,
    as: string,
    explanation: string,
  ) {
    super(status === 429 || status >= 500 ? 'overloaded' : 'refused', `${as}: ${status} ${explanation}`.trim(), {
      explanation,
    })
  }
}

/**
 * The failure of an answer. `isTold` is true if the answer's words are about the request, and not about our own client.
 */
export async function failureOf(answer: Response, as: string, isTold: boolean): Promise<ProviderFailure> {
  const explanation = signicatSays(await answer.text())
  if (isTold) return new SignicatFailure(answer.status, as, explanation)
  return new ProviderFailure(
    answer.status === 429 || answer.status >= 500 ? 'overloaded' : 'refused',
    `${as}: ${answer.status} ${explanation}`,
  )
}
