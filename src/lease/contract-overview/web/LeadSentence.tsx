/** The end of a sentence. The full stop of an initial or a short word doesn't count. */
const endOfSentence = /(?<=\p{L}{3}|\d\d|\))[.?!](?= \p{Lu})/u

/** A text whose first sentence is the message. The rest explains it. */
export function LeadSentence({ children }: { readonly children: string }) {
  const end = endOfSentence.exec(children)
  const first = end === null ? children : children.slice(0, end.index + 1)
  return (
    <p>
      <strong>{first}</strong>
      {children.slice(first.length)}
    </p>
  )
}
