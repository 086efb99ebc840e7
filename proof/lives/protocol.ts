import { createHash } from 'node:crypto'
import { instant } from './time'

/**
 * Values that differ in every run and that nothing depends on: where a login started, its proof, code, tokens and key, the
 * name of a request.
 */
const random =
  /(?<="(?:authUrl|requestId|n)":")[^"]*|(?<=\bcode(?:_verifier)?=)[\w-]+|(?<="access_token":")[^"]*|\beyJ[\w-]+\.[\w-]+\.[\w-]+/g
const shortest = 24

/** Replaces a long text by its hash, so that the lines of two lives stay short enough to read. */
function brief(text: string): string {
  const same = text.replace(random, '')
  return same.length <= shortest ? same : createHash('sha256').update(same).digest('hex').slice(0, shortest)
}

/**
 * All messages of a life, in order: the calls of landlords and providers to the product, the product's calls, and the
 * answers. Kept only when two lives are compared.
 */
export function openProtocol(isKept: boolean) {
  const lines: string[] = []
  return {
    lines: lines as readonly string[],
    add(who: string, asked: string, body: string, answer: string): void {
      if (isKept)
        lines.push(`${instant()} ${who} ${asked.replace(random, '')} ${brief(body)} -> ${brief(answer)}`.slice(0, 400))
    },
  }
}
export type Protocol = ReturnType<typeof openProtocol>
