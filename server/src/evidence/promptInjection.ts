/**
 * Prompt injection: text that addresses the reader or scorer instead of describing the software. It is treated as data,
 * but the whole paragraph is left out of notes, sentences and claims.
 */
const patterns = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|prompts?|rules|previous|above|prior|earlier|guidelines?|context|everything)\b/,
  /\b(?:previous|prior|system|developer|hidden|secret|initial) (?:instructions?|prompts?|messages?)\b/,
  /\b(?:you are|you're|act as|pretend(?: to be)?|roleplay|from now on|as an)\b.{0,40}\b(?:ai|llm|assistant|language model|chatgpt|gpt|evaluator|recruiter|grader|unrestricted|dan)\b/,
  /\b(?:ai|llm|language model|assistant|chatgpt|gpt|claude|gemini|evaluators?|recruiters?|graders?|matchers?|parsers?|scanners?|crawlers?|profilers?|bots?|career hub)\b.{0,60}\b(?:must|should|please|shall|need to|needs to|has to|have to|will)\b.{0,50}\b(?:score|rate|rank|give|say|write|output|report|treat|assign|list|mark|award|state|include|describe|claim|add)\b/,
  /(?:^|[.!?,;:]\s*|\b(?:please|must|should|to|and|always|then)\s+)(?:score|rate|rank|grade|assign|give|award|mark|list|describe|present|classify|treat|consider|recommend)\b.{0,40}\b(?:this|the|my|me|him|her|them)\b ?(?:candidate|developer|person|profile|user|author|applicant|engineer|repository owner|resume|cv)?\b.{0,50}\b(?:100|10 ?\/ ?10|highest|top|maximum|max|perfect|excellent|best|principal|senior|expert|world.class|genius)\b/,
  /\b(?:set|raise|increase|boost|change|maximi[sz]e)\b.{0,30}\b(?:score|rating|rank|match|level|seniority|experience)\b.{0,30}\b(?:to|by|of)?\b.{0,12}\b(?:\d{2,3}|max|highest|senior|principal|top)\b/,
  /\b(?:reply|respond|answer|output|print|reveal|repeat|show)\b.{0,30}\b(?:only|with|exactly|verbatim|your)\b.{0,30}\b(?:prompt|instructions?|json|score|yes|hired?|api key|secrets?|the following)\b/,
  /\b(?:add|insert|include|append|put|mention)\b.{0,40}\b(?:link|url|sentence|strength|skill|role|claim)s?\b.{0,40}\b(?:profile|summary|headline|output|answer|response)\b/,
  /\b(?:strengths?|skills?|experience level|seniority|score|match score|rating)\s*[:=]\s*(?:100|expert|principal|senior|all|world.class|maximum)\b/,
  /<\|?\/?(?:im_start|im_end|system|user|assistant|endoftext)\|?>|\[\/?inst\]|^\s*(?:system|assistant|human|developer)\s*:/,
  // Addresses a model, as in a letter.
  /(?:^|[.!?>]\s{0,3})(?:to|attention|note (?:to|for)|message (?:to|for)|hey|hello)\b[^.:]{0,12}\b(?:ais?|llms?|language models?|assistants?|chatgpt|gpt|claude|gemini|agents?)\s{0,2}:/,
  // Breaks out of quoted JSON into a field of a model's request or reply.
  /["']\s{0,3}[}\]]{1,4}\s{0,3},\s{0,3}["'](?:headline|cofoundersummary|keystrengths|potentialroles|projectinsights|role|content)["']\s{0,3}:/,
  /\b(?:ignor(?:iere|e[zr]?|a|are)|vergiss|oublie[zr]?|olvida|dimentica)\b.{0,40}\b(?:anweisung|instruc|istruzion|instruk)/,
];

// Homoglyphs of Latin letters in other scripts and digits, as used to evade filters.
const homoglyphs: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  х: "x",
  у: "y",
  і: "i",
  ѕ: "s",
};

export function isPromptInjection(text: string): boolean {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[аеорсхуіѕ]/g, (letter) => homoglyphs[letter] ?? letter)
    .replace(/\s+/g, " ");
  const undisguised = plain.replace(/0/g, "o").replace(/1/g, "i").replace(/3/g, "e").replace(/[@4]/g, "a");
  return patterns.some((pattern) => pattern.test(plain) || pattern.test(undisguised));
}
