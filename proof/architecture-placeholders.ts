import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser'
import type { Words } from '../src/base/kit/words'
import type { SourceFile } from './architecture-tree'

/** The placeholders of a text, such as `{{name}}`. */
const namesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!))].toSorted()

/** Texts that have a placeholder in one language and not in the other. */
export const unevenTextOffences = (all: readonly Words[]): string[] =>
  all.flatMap(({ namespace, texts }) =>
    Object.entries(texts)
      .filter(([, { en, nb }]) => namesIn(en).join() !== namesIn(nb).join())
      .map(([key]) => `${namespace}.${key}`),
  )

const plural = /_(one|other)$/
/** The texts of a key: its own text, or its plurals. */
const textsOf = ({ texts }: Words, key: string) =>
  Object.entries(texts).flatMap(([name, { en, nb }]) =>
    name === key || name.replace(plural, '') === key ? [en, nb] : [],
  )

/** The keys that an expression can evaluate to, as far as they are literals. Empty when the key is not a literal. */
function keysOf(of: Expression | undefined): readonly string[] {
  if (of?.type === 'Literal' && typeof of.value === 'string') return [of.value]
  if (of?.type === 'ConditionalExpression') return [...keysOf(of.consequent), ...keysOf(of.alternate)]
  return []
}

/** The names in an object literal. Null when something else adds to it. */
function namesGiven(of: CallExpression['arguments'][number] | undefined): readonly string[] | null {
  if (of === undefined) return []
  if (of.type !== 'ObjectExpression') return null
  const names = of.properties.map((one) =>
    one.type === 'Property' && !one.computed && one.key.type === 'Identifier' ? one.key.name : null,
  )
  return names.includes(null) ? null : (names as string[])
}

/**
 * Calls that show a text without a value for one of its placeholders. The reader would see a gap or `{{date}}`. Only
 * literals are checked: the words, the key, and the names passed with it. `words`: by the name of their export.
 */
export function unfilledTexts({ path, text }: SourceFile, words: ReadonlyMap<string, Words>): string[] {
  const found: string[] = []
  /**
   * Functions of this file that return texts of one module: `const t = useWords(contractWords)`. A name that stands for two
   * modules is ignored.
   */
  const sayers = new Map<string, Words | null>()
  const { program } = parseSync(path, text)
  const check = (of: Words, key: Expression | undefined, values: CallExpression['arguments'][number] | undefined) => {
    const given = namesGiven(values)
    if (given === null) return
    for (const each of keysOf(key))
      for (const name of new Set(textsOf(of, each).flatMap(namesIn)))
        if (!given.includes(name)) found.push(`${path} says ${of.namespace}.${each} without ${name}`)
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return
      const [of] = init.arguments
      if (init.callee.name !== 'useWords' || of?.type !== 'Identifier') return
      const module = words.get(of.name) ?? null
      const before = sayers.get(id.name)
      sayers.set(id.name, before === undefined || before === module ? module : null)
    },
  }).visit(program)
  new Visitor({
    CallExpression({ callee, arguments: [first, second, third, fourth] }) {
      if (first === undefined || first.type === 'SpreadElement') return
      const own = callee.type === 'Identifier' ? sayers.get(callee.name) : undefined
      if (own) check(own, first, second)
      const member =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property : callee
      const isTranslate = member.type === 'Identifier' && member.name === 'translate'
      const module = isTranslate && first.type === 'Identifier' ? words.get(first.name) : undefined
      // The function of a paper returns a text in both languages and takes no `t`.
      const values = callee.type === 'MemberExpression' || third?.type === 'ObjectExpression' ? third : fourth
      if (module && second?.type !== 'SpreadElement') check(module, second, values)
    },
  }).visit(program)
  return found
}
