/** An element of an XML document, as far as the checks of a return read it. Names are without their namespace. */
export interface Element {
  readonly name: string
  readonly children: readonly Element[]
  readonly text: string
}

const unescaped = (text: string) =>
  text.replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name]!,
  )

/** Reads a well-formed document. Its comments may not contain tags. */
export function readXml(xml: string): Element {
  interface Open {
    readonly name: string
    readonly children: Element[]
    text: string
  }
  const root: Open = { name: '', children: [], text: '' }
  const stack = [root]
  for (const [, comment, raw, close, name, self, text] of xml.matchAll(
    /(<\?.*?\?>|<!--.*?-->)|<!\[CDATA\[(.*?)\]\]>|<(\/)?(?:[\w-]+:)?([\w.-]+)[^>]*?(\/)?>|([^<]+)/gs,
  )) {
    const here = stack.at(-1)!
    if (comment !== undefined) continue
    if (raw !== undefined) here.text += raw
    else if (text !== undefined) here.text += unescaped(text)
    else if (close !== undefined) stack.pop()
    else {
      const element: Open = { name: name!, children: [], text: '' }
      here.children.push(element)
      if (self === undefined) stack.push(element)
    }
  }
  return root.children[0]!
}

/** All elements with that name, at any depth. */
export const allElements = (element: Element, name: string): Element[] =>
  element.children.flatMap((each) => [...(each.name === name ? [each] : []), ...allElements(each, name)])

/** The text at a path of names. Empty when there is none. */
export function textAt(element: Element | undefined, path: string): string {
  let here = element
  for (const name of path.split('/')) here = here?.children.find((each) => each.name === name)
  return here?.text.trim() ?? ''
}
