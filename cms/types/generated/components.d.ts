import type { Schema, Struct } from '@strapi/strapi';

export interface PageTextField extends Struct.ComponentSchema {
  collectionName: 'components_page_text_fields';
  info: {
    description: 'One text of a block.';
    displayName: 'Field';
  };
  attributes: {
    default_text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    kind: Schema.Attribute.Enumeration<['line', 'text', 'paragraphs']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'text'>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'page-text.field': PageTextField;
    }
  }
}
