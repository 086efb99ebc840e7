import { escape } from '../page/html'

/** An element with its content. */
export const xmlTag = (name: string, ...content: readonly (string | number)[]) =>
  `<${name}>${content.join('')}</${name}>`
export const xmlText = (name: string, value: string) => xmlTag(name, xmlTag('tekst', escape(value)))
export const xmlWrapped = (name: string, value: string | number, inner = name) => xmlTag(name, xmlTag(inner, value))

/** An amount as a taxpayer types it, in kroner. */
export const xmlAmount = (name: string, kroner: number) =>
  xmlTag(
    name,
    xmlTag(
      'beloep',
      xmlTag('beloepINok', xmlTag('beloepSomHeltall', kroner)),
      xmlTag('beloepIValuta', xmlTag('beloep', kroner)),
      xmlWrapped('valutakode', 'NOK'),
      xmlWrapped('valutakurs', 1),
    ),
  )
