import { createHash } from 'node:crypto'
import { instant } from './time'

/** What differs whenever it is made, and nothing follows from: where a login began, its proof and key, the name of a request. */
const random = /(?<="(?:authUrl|id_token|requestId|n)":")[^"]*|(?<=code_verifier=)[\w-]+/g
const shortest = 24

/** A long text by its hash, so that two lives can be compared by lines of a size that can be read. */
function brief(text: string): string {
  const same = text.replace(random, '')
  return same.length <= shortest ? same : createHash('sha256').update(same).digest('hex').slice(0, shortest)
}

/**
 * All that is said in a life, in its order: what landlords and providers ask of the product, what it asks of them, and the
 * answers. Kept only where two lives are compared.
 */
export function openProtocol(isKept: boolean) {
  const lines: string[] = []
  return {
    lines: lines as readonly string[],
    add(who: string, asked: string, body: string, answer: string): void {
      if (isKept) lines.push(`${instant()} ${who} ${asked} ${brief(body)} -> ${brief(answer)}`.slice(0, 400))
    },
  }
}
export type Protocol = ReturnType<typeof openProtocol>
