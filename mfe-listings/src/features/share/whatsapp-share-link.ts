/** A link that lets a person choose a chat for a message: https://faq.whatsapp.com/5913398998672934 */
export const whatsappShareLink = (text: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;
