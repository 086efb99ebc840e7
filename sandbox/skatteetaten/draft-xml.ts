import { escape } from '../page/html'

/** An element with its content. */
export const tag = (name: string, ...content: readonly (string | number)[]) => `<${name}>${content.join('')}</${name}>`
export const text = (name: string, value: string) => tag(name, tag('tekst', escape(value)))
export const wrapped = (name: string, value: string | number, inner = name) => tag(name, tag(inner, value))

/** An amount as a taxpayer types it, in kroner. */
export const amount = (name: string, kroner: number) =>
  tag(
    name,
    tag(
      'beloep',
      tag('beloepINok', tag('beloepSomHeltall', kroner)),
      tag('beloepIValuta', tag('beloep', kroner)),
      wrapped('valutakode', 'NOK'),
      wrapped('valutakurs', 1),
    ),
  )
