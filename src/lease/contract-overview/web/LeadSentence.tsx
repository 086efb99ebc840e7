/** The end of a sentence, which the point of an initial or a short word is not. */
const endOfSentence = /(?<=\p{L}{3}|\d\d|\))[.?!](?= \p{Lu})/u

/** A text of which the first sentence says it, and the rest explains. */
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
